/** Whether shortcuts use Command on this device. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

const names: Record<string, string> = {
  mod: isApple ? '⌘' : 'Ctrl',
  alt: isApple ? '⌥' : 'Alt',
  escape: 'Esc',
  arrowright: '→',
}

/** The keys of a shortcut as printed on this keyboard, one after the other. */
export const shownKeys = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => key.split('+')).map((key) => names[key] ?? key.toUpperCase())
