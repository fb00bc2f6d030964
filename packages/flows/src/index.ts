/** The workflows of the contract as data. The files of `examples.zip` are `@pix-payments/flows/examples`. */
export type { Actor, CallStep, EventStep, Flow, Step } from './flow.ts'
export type { Operation } from './operations.ts'
export { readFlows } from './read-flows.ts'
export { sequenceDiagram } from './sequence-diagram.ts'
