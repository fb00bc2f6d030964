import { refuseOldNode } from '@pix-payments/http-contract/require-node'

// The first import of the package, so an old Node ends with one clear line.
refuseOldNode(new URL('../package.json', import.meta.url))
