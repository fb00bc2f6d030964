/** The one player of the page. Your own page knows its players by their login. */
export const PLAYER = { playerId: 'maria', name: 'Maria Silva', taxId: '52998224725' } as const
