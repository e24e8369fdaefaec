// Reads lists of offers with touches as JSON, and writes what touching in that order leads to, list by list.

import { Selection } from "../../../src/vigneron/web/static/protocol/selection.js";

let text = "";
for await (const part of process.stdin) text += part;
const found = JSON.parse(text).map(({ offers, touches }) => {
  const selection = new Selection();
  selection.reset(offers.map((touch, i) => ({ act: `act ${i}`, touch, say: "" })));
  const done = touches.map((touch) => selection.touch(touch));
  return { done, complete: selection.complete?.act ?? null };
});
console.log(JSON.stringify(found));
