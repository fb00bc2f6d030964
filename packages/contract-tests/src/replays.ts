/** The header of the response to a repeated request, and the name of the example of such a response (G-420). */
export const REPLAY_HEADER = 'idempotent-replayed'
export const REPLAY_EXAMPLE = 'replayed'
