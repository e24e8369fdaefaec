"""The site of the documents: `sphinx-build -W docs OUT`. Neither building nor reading it needs a network."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).with_name("_ext")), str(Path(__file__).parents[1] / "src")]

import vigneron  # noqa: E402

project = "Vigneron"
author = "the Vigneron authors"
release = version = vigneron.__version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "vigneron_docs"]
exclude_patterns = ["_ext", "**.ipynb_checkpoints"]
default_role = "code"

html_theme = "furo"
html_title = "Vigneron"
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]

autodoc_default_options = {
    "members": True,
    "member-order": "bysource",
    "exclude-members": "__init__, __new__",
}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90

nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
nb_execution_in_temp = True
