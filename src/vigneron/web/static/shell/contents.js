// The contents of a long page: closed where they stand above the text, open where they stand beside it.

const contents = document.querySelector(".contents details");
if (contents instanceof HTMLDetailsElement) contents.open = matchMedia("(min-width: 901px)").matches;
