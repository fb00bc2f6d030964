/**
 * The command line `pix` as a function, for programs that run its commands in their own process.
 *
 * @module
 */
import { refuseOldNode } from '@pix-payments/http-contract/require-node'

refuseOldNode(new URL('../package.json', import.meta.url))

export { runPix } from './run-pix.ts'
