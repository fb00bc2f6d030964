/**
 * The calls that cause each event of the contract in a sandbox. The cases of the webhooks use the same recipes.
 *
 * @module
 */
export { causeEvent, eventExamples, UnknownFieldError } from './target/service/cause-event.ts'
export type { CausedEvent, CauseOptions } from './target/service/cause-event.ts'
export { CallRefusedError } from './sandbox/sandbox-wallet.ts'
