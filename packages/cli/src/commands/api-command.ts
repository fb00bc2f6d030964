import type { Command } from 'commander'
import type { TargetOptions } from '../target/target.ts'
import { addCommand, addTargetOptions } from './add-command.ts'

export function addApiCommand(program: Command): void {
  const command = addCommand(program, {
    usage: 'api [operation] [fields...]',
    description:
      'call any operation of the payment API or of the control API. Write --url, --wallet and --json before the operation, its fields after it',
    examples: [
      'api --list',
      'api getBalance',
      'api createImmediateCharge --help',
      'api createImmediateCharge --amount 5000 --expiresIn 900 --externalId deposit-1 --pixKey pagamentos@alfajogos.example',
      'api createFault --target.operationId getBalance --effect.kind status --effect.status 503',
      'api updateWallet --data \'{"outcomes":{"withdrawals":{"status":"NONE","holdAt":"INITIATED"}}}\'',
    ],
  })
  addTargetOptions(command)
    .option('--list', 'list the operations')
    .passThroughOptions()
    .action(
      async (
        id: string | undefined,
        rest: string[],
        options: TargetOptions & { readonly list?: boolean },
      ) => {
        const { api } = await import('./api.ts')
        await api(id, rest, options)
      },
    )
}
