/**
 * For `node --import`: keeps the compiled code of a back end for its next starts as soon as it listens. Node keeps it at
 * the exit of a process, which a back end that is killed does not reach.
 */
import { subscribe } from 'node:diagnostics_channel'
import { flushCompileCache } from 'node:module'

subscribe('tracing:net.server.listen:asyncEnd', () => flushCompileCache())
