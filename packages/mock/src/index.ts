import { refuseOldNode } from '@pix-payments/http-contract/require-node'

refuseOldNode(new URL('../package.json', import.meta.url))

export { createMock } from './create-mock.ts'
export type { Mock, MockOptions } from './create-mock.ts'
export { emitWebhook } from './emit.ts'
export type { EmitOptions, Emitted } from './emit.ts'
export type { Exchange } from './exchange.ts'
export type { LogLevel } from './log.ts'
export { createProxy } from './proxy.ts'
export type { Proxy, ProxyFailure, ProxyOptions } from './proxy.ts'
