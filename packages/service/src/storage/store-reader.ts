import type { Store } from './store.ts'

/** A store of which nothing is changed. */
export type StoreReader = Pick<Store, 'engine' | 'read' | 'snapshot' | 'prepare' | 'close'>
