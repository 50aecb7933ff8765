import { readMeta, updateMetaMutation, userAtom } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'

/** Whether the help of the shortcuts is open. */
export const isShortcutHelpOpenAtom = atom(false)

/**
 * Whether single keys are shortcuts, and how to turn them off, because they interfere with speech input, for
 * instance.
 */
export function useSingleKeys() {
  const { mutate } = useMutation(updateMetaMutation)
  const areOn = readMeta(useAtomValue(userAtom), 'keyboard_shortcuts') !== '0'
  return { areOn, turn: (on: boolean) => mutate({ keyboard_shortcuts: on ? '1' : '0' }) }
}
