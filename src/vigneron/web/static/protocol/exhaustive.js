// Exhaustive switches over messages, checked by the type checker.

/**
 * Ignore a message that this page does not know, from a newer server. For the `default` of a switch, where
 * the type checker proves that no known kind is left.
 * @param {never} _message
 */
export function passOver(_message) {}
