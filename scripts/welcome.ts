import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const EXAMPLES = join(import.meta.dirname, '../spec/examples')

/** What `start` prints: the addresses, the demo credentials of the contract's examples, and calls to copy. */
export async function welcome({ mockUrl, docsUrl }: { mockUrl: string; docsUrl: string }): Promise<string> {
  const token = await example('createAccessToken/request.json')
  const charge = await example('createImmediateCharge/request_minimal.json')
  const form = Object.entries(token)
    .map(([name, value]) => `-F ${name}=${String(value)}`)
    .join(' ')
  return `
Pix Payment API

  Mock       ${mockUrl}    any documented answer of any operation, no state
  Guides     ${docsUrl}/
  Reference  ${docsUrl}/reference/

  client_id      ${String(token['client_id'])}
  client_secret  ${String(token['client_secret'])}

Get a token:

  curl ${mockUrl}/v1/oauth2/token ${form}

Create a charge (the mock takes any token):

  curl ${mockUrl}/v1/pix/deposit/immediate-charge \\
    -H 'authorization: Bearer demo' -H 'content-type: application/json' \\
    -d '${JSON.stringify(charge)}'

Ask for any documented answer by status and example:

  curl ${mockUrl}/v1/pix/withdraw/withdrawal-000046 -H 'authorization: Bearer demo' -H 'prefer: code=404, example=NotFound'

Ctrl-C stops both.
`
}

async function example(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(EXAMPLES, file), 'utf8')) as Record<string, unknown>
}
