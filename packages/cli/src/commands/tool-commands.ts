import type { Command } from 'commander'
import { addCommand } from './add-command.ts'
import type { SignatureOptions } from './signature.ts'

const JSON_OPTION = ['--json', 'write the result to stdout as JSON'] as const

/** Adds the commands that need no sandbox: BR Codes and webhook signatures. */
export function addToolCommands(program: Command): void {
  addCommand(program, {
    usage: 'qr <brCode>',
    description: 'draw a BR Code as a QR code in the terminal',
    examples: ['qr "$BR_CODE"'],
  })
    .option(...JSON_OPTION)
    .action(async (brCode: string, { json = false }: { readonly json?: boolean }) => {
      const { drawQr } = await import('./br-code.ts')
      drawQr(brCode, json)
    })
  addCommand(program, {
    usage: 'decode <brCode>',
    description: 'explain every field of a BR Code; exits with 1 when it is invalid',
    examples: ['decode "$BR_CODE"', 'decode "$BR_CODE" --json'],
  })
    .option(...JSON_OPTION)
    .action(async (brCode: string, { json = false }: { readonly json?: boolean }) => {
      const { decodeBrCode } = await import('./br-code.ts')
      decodeBrCode(brCode, json)
    })
  addCommand(program, {
    usage: 'sign [file]',
    description: 'sign the body of a webhook (a file, or stdin), and print the headers',
    examples: ['sign body.json --secret whsec_… --id 0b5f2a4e-…', 'sign --secret whsec_… < body.json'],
  })
    .requiredOption('--secret <secret>', 'the signing secret of the webhook')
    .option('--id <eventId>', 'the eventId (default: that of the body)')
    .option('--timestamp <seconds>', 'the instant of the delivery in Unix seconds (default: now)')
    .option(...JSON_OPTION)
    .action(async (file: string | undefined, options: SignatureOptions) => {
      const { sign } = await import('./signature.ts')
      await sign(file, options)
    })
  addCommand(program, {
    usage: 'verify [file]',
    description: 'verify the signature of a webhook body; exits with 1 when it is invalid',
    examples: ['verify body.json --secret whsec_… --id 0b5f2a4e-… --timestamp 1772539200 --signature v1,…'],
  })
    .requiredOption('--secret <secret>', 'the signing secret of the webhook')
    .requiredOption('--id <eventId>', 'the header webhook-id')
    .requiredOption('--timestamp <seconds>', 'the header webhook-timestamp')
    .requiredOption('--signature <signature>', 'the header webhook-signature')
    .option('--tolerance <duration>', 'the largest age of the delivery', '5m')
    .option(...JSON_OPTION)
    .action(async (file: string | undefined, options: SignatureOptions) => {
      const { verify } = await import('./signature.ts')
      await verify(file, options)
    })
}
