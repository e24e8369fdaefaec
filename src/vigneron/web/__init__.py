"""The browser client: templates, scripts, style sheets and sentences."""
