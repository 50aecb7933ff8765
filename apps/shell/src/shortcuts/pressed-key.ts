import { isApple } from './shown-keys.ts'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  getModifierState: (key: string) => boolean
}

/**
 * The pressed key in the notation of the table of shortcuts: `k`, `mod+k`, `?`, `escape`; null for keys that
 * no shortcut uses. The letter counts and not the key's position; only on keyboards without Latin letters,
 * the position decides which one is meant.
 */
export function pressedKey(event: Press): string | null {
  const key = latinKey(event)
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  // Windows reports Control and Alt for the key that types the third symbol of a key, such as `[` on many
  // keyboards.
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
