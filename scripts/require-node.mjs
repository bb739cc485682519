// @ts-check

/** The minimum version of Node.js. */
const oldest = [20, 19];

/** Exits with a plain message if Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldest;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  const have = process.versions.node;
  console.error(`The portal needs Node ${oldest.join('.')} or newer; this is ${have}. nodejs.org`);
  process.exit(1);
}
