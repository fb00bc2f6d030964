export { exportArchive } from './archive/export-archive.ts'
export { importArchive } from './archive/import-archive.ts'
