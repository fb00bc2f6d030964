import type { Command } from 'commander'
import { addGroup, addSandboxCommand } from './add-command.ts'

const LIMIT = ['--limit <count>', 'how many, the newest', '20'] as const
const TIMEOUT = ['--timeout <duration>', 'how long to wait, in real time', '30s'] as const

/** Adds the commands that show what happens: events, deliveries, requests, and the story of a resource. */
export function addEventCommands(program: Command): void {
  addListen(program)
  addEvents(addGroup(program, 'events', 'the events of the wallet'))
  addSandboxCommand(
    program,
    {
      usage: 'deliveries',
      description: 'list the deliveries of the webhook, with the response to the last attempt',
      examples: ['deliveries', 'deliveries --status FAILED'],
    },
    (command) =>
      command
        .option('--status <status>', 'only this status')
        .option('--event-id <eventId>', 'only this event')
        .option(...LIMIT),
    async () => (await import('./deliveries.ts')).listDeliveries,
  )
  addSandboxCommand(
    addGroup(program, 'logs', 'the requests of the wallet to the payment API'),
    {
      usage: 'tail',
      description: 'show the newest requests, and new requests as they arrive (end with Ctrl+C)',
      examples: ['logs tail', 'logs tail --no-follow --status 4xx', 'logs tail --operation createRefund'],
    },
    (command) =>
      command
        .option('--operation <id>', 'only this operation')
        .option('--method <method>', 'only this method')
        .option('--path <part>', 'only paths with this part')
        .option('--status <status>', 'only this status, or a class such as 4xx')
        .option('--no-follow', 'end after the newest requests')
        .option(...LIMIT),
    async () => (await import('./logs.ts')).tailLogs,
  )
  addSandboxCommand(
    program,
    {
      usage: 'timeline <resource>',
      description:
        'tell the story of a charge, withdrawal, refund, recurrence or schedule, and what falls due next',
      examples: ['timeline 5f2b0a52-6c2f-4c39-9f4e-1f9f4a9a8a01', 'timeline "$TRANSACTION_ID" --json'],
    },
    (command) => command,
    async () => (await import('./timeline.ts')).showTimeline,
  )
}

function addListen(program: Command): void {
  addSandboxCommand(
    program,
    {
      usage: 'listen',
      description:
        'show events as they happen. --forward-to makes this command the webhook of the wallet, and forwards every delivery unchanged, resent ones too',
      examples: [
        'listen',
        'listen --forward-to http://127.0.0.1:3000/pix',
        'listen --until pixChargePaid --timeout 30s',
      ],
    },
    (command) =>
      command
        .option(
          '--forward-to <url>',
          'send the deliveries to this URL, such as localhost:3000/pix; replaces the webhook of the wallet until the command ends',
        )
        .option('--events <names>', 'only these events and that of --until, separated by commas')
        .option('--until <event>', 'end with 0 when this event happens')
        .option('--timeout <duration>', 'end after this real time: with 5 if --until did not come'),
    async () => (await import('./listen.ts')).listen,
  )
}

function addEvents(group: Command): void {
  addSandboxCommand(
    group,
    {
      usage: 'list',
      description: 'list the events, the oldest first',
      examples: ['events list', 'events list --event pixChargePaid --limit 5 --json'],
    },
    (command) =>
      command
        .option('--event <name>', 'only this event')
        .option('--resource <id>', 'only this resource')
        .option(...LIMIT),
    async () => (await import('./events.ts')).listEvents,
  )
  addSandboxCommand(
    group,
    {
      usage: 'show <eventId>',
      description: 'show an event with its payload and its deliveries',
      examples: ['events show 0b5f2a4e-2a5e-4c0e-8a55-0d3f5b7c9e11'],
    },
    (command) => command,
    async () => (await import('./events.ts')).showEvent,
  )
  addSandboxCommand(
    group,
    {
      usage: 'resend [eventId]',
      description: 'deliver an event again, or all events',
      examples: ['events resend 0b5f2a4e-2a5e-4c0e-8a55-0d3f5b7c9e11', 'events resend --all'],
    },
    (command) => command.option('--all', 'deliver all events of the wallet again'),
    async () => (await import('./events.ts')).resendEvents,
  )
  addSandboxCommand(
    group,
    {
      usage: 'wait <event>',
      description: 'wait until an event exists; exits with 5 when it does not come',
      examples: ['events wait pixChargePaid --resource "$CHARGE_ID" --timeout 10s'],
    },
    (command) =>
      command
        .option('--resource <id>', 'an event of this resource')
        .option('--after <position>', 'an event after this position')
        .option(...TIMEOUT),
    async () => (await import('./events.ts')).waitForEvent,
  )
}
