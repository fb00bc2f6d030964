import { type Command, Option } from 'commander'
import type { ListOptions, ResendOptions } from '../commands/deliveries.ts'
import type { Printing } from '../commands/print.ts'
import { readSettings } from '../settings/read-settings.ts'
import { many } from './account-command.ts'
import { addSettings, givenFlags } from './add-settings.ts'

const since = (): Option =>
  new Option('--since <instant>', 'only deliveries created then or later, such as 2026-12-01T12:00:00-03:00')

/** Adds the commands that list webhook deliveries, and send the events of dead ones again. */
export function addDeliveries(program: Command): void {
  const group = program
    .command('deliveries')
    .description('list dead webhook deliveries, and send their events again')
    .showHelpAfterError('(pix-service deliveries --help lists commands)')

  const list = group
    .command('list')
    .description('list webhook deliveries by wallet, one page at a time. Works while a service runs')
    .addOption(new Option('--status <status>', 'dead or pending').default('dead'))
    .addOption(new Option('--wallet <walletId>', 'only the deliveries of one wallet'))
    .addOption(since())
    .addOption(new Option('--limit <count>', 'at most this many, up to 1000').default('100'))
    .addOption(new Option('--cursor <cursor>', 'the next page: the nextCursor of the page before'))
    .addOption(new Option('--json', 'print JSON'))
  addSettings(list, 'deliveries')
  list.action(async () => {
    const { listDeliveries } = await import('../commands/deliveries.ts')
    const settings = readSettings('deliveries', givenFlags(list), process.env)
    await listDeliveries(settings, list.opts<ListOptions & Printing>())
  })

  const resend = group
    .command('resend')
    .description(
      'send the events of deliveries again: of the given ones, or of all dead ones of a wallet since an instant. A running service sends them. On SQLite, stop the service first',
    )
    .addOption(many('--id <deliveryId>', 'a delivery, from pix-service deliveries list; repeat the flag'))
    .addOption(new Option('--wallet <walletId>', 'the wallet, together with --since'))
    .addOption(since())
    .addOption(new Option('--json', 'print JSON'))
  addSettings(resend, 'deliveries')
  resend.action(async () => {
    const { resendDeliveries } = await import('../commands/deliveries.ts')
    const settings = readSettings('deliveries', givenFlags(resend), process.env)
    await resendDeliveries(settings, resend.opts<ResendOptions & Printing>())
  })
}
