/** The workflows of the contract as data, and the files of `examples.zip`. */
export { exampleFiles } from './example-files.ts'
export type { Actor, CallStep, EventStep, Flow, Step } from './flow.ts'
export type { Operation } from './operations.ts'
export { readFlows } from './read-flows.ts'
export { sequenceDiagram } from './sequence-diagram.ts'
