import { OPENING_BALANCE, type Sandbox } from './sandbox.ts'

/** The amount of the only withdrawal that the programs make, in centavos. */
const WITHDRAWN = 1500

/** What the program of the guide prints in every language. The id of the charge differs from run to run. */
export const programOutput = (chargeId: string): string => `\
balance: ${OPENING_BALANCE}
charge: ${chargeId} PENDING 5000
webhook: ********
withdrawal: accepted
withdrawal: accepted
replayed: true
withdrawal to another person: IGAMING_CPF_MISMATCH
token: invalid_client
money: NotFound
automatic: RESOURCE_MISSING
automatic, two shapes: INVALID_PAYER_TAX_ID
`

/** Compares the output of a program with the contract, and with the wallet. Throws an `Error` that shows the difference. */
export async function checkProgram(output: string, { pix }: Sandbox): Promise<void> {
  const [, chargeId = ''] = /^charge: (\S+)/m.exec(output) ?? []
  const expected = programOutput(chargeId)
  if (output !== expected) throw new Error(`The program must print:\n${expected}It printed:\n${output}`)
  await pix.deposits.getImmediateCharge({ chargeId })
  const { availableBalance } = await pix.balances.getBalance()
  const taken = OPENING_BALANCE - availableBalance
  // The program sends the withdrawal three times.
  if (taken !== WITHDRAWN)
    throw new Error(`The withdrawal of ${WITHDRAWN} took ${taken} centavos out of the wallet.`)
}
