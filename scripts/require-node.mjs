// @ts-check

/** The oldest Node that the tools run on. */
const oldest = [20, 19];

/** Ends the process with a plain message when Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldest;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  const have = process.versions.node;
  console.error(`The portal needs Node ${oldest.join('.')} or newer; this is ${have}. nodejs.org`);
  process.exit(1);
}
