import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Sends a request as raw text, and returns the response. Tests use it for requests that no HTTP client sends. The
 * response is complete when the server closes the connection.
 */
export async function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  await once(socket, 'close')
  return answer
}
