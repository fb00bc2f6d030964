node try-recurrence.ts # Node 22.18 or newer; with an older Node: npx tsx try-recurrence.ts
