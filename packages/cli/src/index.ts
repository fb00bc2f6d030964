/**
 * The command line `pix` as a function, for programs that run its commands in their own process.
 *
 * @module
 */
export { runPix } from './run-pix.ts'
