/** Events by which a visitor begins to use an island. */
export const USES = ['focusin', 'pointerdown', 'keydown', 'input'] as const;
