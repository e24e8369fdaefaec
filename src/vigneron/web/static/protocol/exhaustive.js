// A switch over messages names every kind; the type checker refuses one that forgets some.

/**
 * Pass over a message of a kind that this page does not know: the server is newer. For the `default` of a
 * switch, where the type checker sees that no known kind is left.
 * @param {never} _message
 */
export function passOver(_message) {}
