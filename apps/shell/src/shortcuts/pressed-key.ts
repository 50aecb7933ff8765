import { isApple } from './shown-keys.ts'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  getModifierState: (key: string) => boolean
}

/**
 * What was pressed, in the words of the table of shortcuts: `k`, `mod+k`, `?`, `escape`; null for what no shortcut
 * uses. It is the letter that counts and not the place of its key; only where a keyboard has no Latin letters, the
 * place says which one is meant.
 */
export function pressedKey(event: Press): string | null {
  const key = latinKey(event)
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  // Windows says Control and Alt for the key that reaches the third sign of a key, `[` on many keyboards.
  if (event.getModifierState('AltGraph')) return key
  if (other || event.altKey) return null
  if (!mod) return key
  return event.shiftKey ? null : `mod+${key}`
}

const places: Record<string, [plain: string, shifted: string]> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '['],
}

function latinKey({ key, code, shiftKey }: Press): string {
  const isForeign = key.length === 1 && /\p{Letter}/u.test(key) && !/\p{Script=Latin}/u.test(key)
  if (!isForeign) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? places[code]?.[shiftKey ? 1 : 0] ?? key
}
