import type { Store } from './store.ts'

/** A store for reading only. */
export type StoreReader = Pick<Store, 'engine' | 'read' | 'snapshot' | 'prepare' | 'close'>
