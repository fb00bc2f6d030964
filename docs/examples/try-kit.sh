node try-kit.ts # Node 22.18 or newer; with an older Node: npx tsx try-kit.ts
