import { Agent, request } from 'node:http'

/**
 * Returns a function that requests a token from an address, over one connection. The function returns the status of the
 * response, or `failed` when there is no response.
 */
export function askFrom(
  url: string,
  localAddress: string,
): (clientId: string, clientSecret: string) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const boundary = 'boundary'
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return (clientId, clientSecret) => {
    const fields = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    return new Promise((resolve) => {
      const outgoing = request(
        `${url}/v1/oauth2/token`,
        { agent, localAddress, method: 'POST', headers },
        (response) => {
          response.resume()
          response.on('end', () => resolve(String(response.statusCode)))
        },
      )
      outgoing.on('error', () => resolve('failed'))
      outgoing.end(`${parts.join('')}--${boundary}--\r\n`)
    })
  }
}
