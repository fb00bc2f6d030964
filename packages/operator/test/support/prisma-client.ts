import { PrismaPg } from '@prisma/adapter-pg'
import { type GetPrismaClientConfig, getPrismaClient } from '@prisma/client/runtime/client'
import type { Pool } from 'pg'
import type { Prisma, PrismaTransaction } from '../../src/storage/index.ts'

/**
 * What `prisma generate` writes for a schema without models (generator `prisma-client`, Prisma 7.10.0). The command is
 * not installed here, because it downloads a binary. The client and the driver adapter are those of Prisma.
 */
const CONFIG: GetPrismaClientConfig = {
  previewFeatures: [],
  clientVersion: '7.10.0',
  engineVersion: '0edf323efd1d98336f3f0a68684b56f689b900d3',
  activeProvider: 'postgresql',
  inlineSchema:
    'generator client {\n  provider = "prisma-client"\n}\n\ndatasource db {\n  provider = "postgresql"\n}\n',
  runtimeDataModel: { models: {}, enums: {}, types: {} },
  parameterizationSchema: { strings: [], graph: 'AAAA' },
  compilerWasm: {
    getRuntime: () => import('@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs'),
    async getQueryCompilerWasmModule() {
      const { wasm } =
        await import('@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs')
      return new WebAssembly.Module(Buffer.from(wasm, 'base64'))
    },
    importName: './query_compiler_fast_bg.js',
  },
}

interface TestPrisma extends Prisma<PrismaTransaction> {
  $disconnect(): Promise<void>
}

const PrismaClient = getPrismaClient(CONFIG) as unknown as new (options: {
  readonly adapter: PrismaPg
}) => TestPrisma

export const prismaClient = (pool: Pool): TestPrisma => new PrismaClient({ adapter: new PrismaPg(pool) })
