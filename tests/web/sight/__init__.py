"""What one must decide is in sight: measured on living tables, at many sizes and in three languages."""
