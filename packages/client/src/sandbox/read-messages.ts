/** A message of server-sent events. Without `data`, it only moves the id of the reader on. */
export interface ServerSentMessage {
  /** The id so far: of this message, or of an earlier one. */
  readonly id: string | undefined
  /** Whether this message set the id. */
  readonly hasId: boolean
  readonly event: string | undefined
  readonly data: string | undefined
}

/**
 * Reads server-sent events from chunks of text. The chunks may end anywhere. Comments, `retry` and unknown fields are
 * ignored.
 */
export function createMessageReader(): (chunk: string) => readonly ServerSentMessage[] {
  let rest = ''
  let id: string | undefined
  let hasId = false
  let event: string | undefined
  let data: string | undefined
  return (chunk) => {
    const messages: ServerSentMessage[] = []
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const ended of lines) {
      const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended
      if (line === '') {
        if (hasId || data !== undefined) messages.push({ id, hasId, event, data })
        hasId = false
        event = data = undefined
        continue
      }
      const [, name = '', value = ''] = /^([a-z]*):? ?(.*)$/.exec(line) ?? []
      if (name === 'id') {
        id = value
        hasId = true
      } else if (name === 'event') event = value
      else if (name === 'data') data = data === undefined ? value : `${data}\n${value}`
    }
    return messages
  }
}
