import { resolve } from 'node:path'
import type { Settings } from './command-line.ts'
import type { Servers } from './servers.ts'

/** The text that `start` prints: the addresses, the demo credentials, and the commands of a first deposit. */
export function welcome({ service, mock, docs }: Servers, { data }: Settings): string {
  const { url: api, demo } = service
  return `
Pix Payment API

  Page       ${api}/    the sandbox in your browser: pay, withdraw, move the clock
  Service    ${api}    the whole API with state, money, time and webhooks
  Mock       ${mock.url}    any documented response of any operation, no state
  Guides     ${docs.url}/
  Reference  ${docs.url}/reference/

  client_id      ${demo.clientId}
  client_secret  ${demo.clientSecret}
  Pix key        ${demo.pixKey}
  CNPJ           ${demo.cnpj}
  Data           ${data === undefined ? 'in memory, lost when start ends' : resolve(data)}

A first deposit: token, charge, payment, balance.

  TOKEN=$(curl -s ${api}/v1/oauth2/token -F client_id=${demo.clientId} -F client_secret=${demo.clientSecret} \\
    -F grant_type=client_credentials | node -pe 'JSON.parse(require("fs").readFileSync(0)).access_token')

  CHARGE=$(curl -s ${api}/v1/pix/deposit/immediate-charge -H "authorization: Bearer $TOKEN" \\
    -H 'content-type: application/json' \\
    -d '{"amount":1000,"expiresIn":3600,"externalId":"deposit-1","pixKey":"${demo.pixKey}"}' | tee /dev/stderr \\
    | node -pe 'JSON.parse(require("fs").readFileSync(0)).chargeId')

  curl -w '\\n' ${api}/v1/pix/mock/simulate-payment -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
    -d "{\\"chargeId\\":\\"$CHARGE\\",\\"receiverCnpj\\":\\"${demo.cnpj}\\"}"

  curl -w '\\n' ${api}/v1/balance -H "authorization: Bearer $TOKEN"

Any documented response, from the mock:

  curl -w '\\n' ${mock.url}/v1/pix/withdraw/withdrawal-000046 -H 'authorization: Bearer demo' -H 'prefer: code=404, example=NotFound'

Warnings and errors appear here. Each line starts with the name of its part. Ctrl-C stops all parts.
`
}
