import { get, type IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'

/** Opens a stream: `/sandbox/stream?kinds=event`. Nothing is read until {@link readLines}. */
export function openStream(url: string, signal?: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { signal }, (response) => {
      response.on('error', () => undefined)
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`${url}: ${response.statusCode}`))
    })
    request.on('error', reject)
  })
}

/** Reads a response line by line. */
export function readLines(response: IncomingMessage, onLine: (line: string) => void): void {
  const decoder = new StringDecoder()
  let rest = ''
  response.on('data', (chunk: Buffer) => {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
}
