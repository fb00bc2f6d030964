/**
 * Calls an operation of a back end that serves HTTP, as a command of pix-verify.yaml does: the parameters come as JSON
 * from the standard input, the body of the response goes to the standard output. Arguments: base URL, method, path.
 */
import { text } from 'node:stream/consumers'

const [baseUrl = '', method = '', path = ''] = process.argv.slice(2)
const values = JSON.parse(await text(process.stdin)) as Record<string, unknown>
const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
  const value = String(values[name])
  delete values[name]
  return value
})
const hasBody = Object.keys(values).length > 0
const response = await fetch(baseUrl + filled, {
  method,
  ...(hasBody && { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } }),
})
const answer = await response.text()
if (response.ok) process.stdout.write(answer)
else {
  process.stderr.write(`${response.status} ${answer}`)
  process.exitCode = 1
}
