// Loaded before anything else (`node -r`), so it is written for very old Nodes, which can still say this one sentence.
'use strict';

const OLDEST = 20;

/** @param {string} version */
function complaint(version) {
  if (parseInt(version, 10) >= OLDEST) return null;
  return `izvilina: нужен Node 20 или новее, а здесь ${version} — Node 20 or newer is needed, this is ${version}.`;
}

const sentence = complaint(process.versions.node);
if (sentence !== null) {
  console.error(sentence);
  process.exit(1);
}

module.exports = { complaint: complaint };
