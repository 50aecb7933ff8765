import { themeAtom } from '@tandem/session'
import type { Theme } from '@tandem/session'
import { spoilNetwork } from '@tandem/testing'
import { delays, keepChoices, readChoices } from './choices.ts'
import type { Choices } from './choices.ts'
import { enterFeature } from './enter-feature.tsx'
import type { EnteredFeature } from './enter-feature.tsx'
import type { DevelopedFeature } from './developed-feature.ts'
import { remoteServer } from './remote-server.ts'
import { showTheme } from './show-theme.ts'
import { teamsOf } from './team-for.ts'

/** The state of the harness: the choices, and the feature once it is ready, or why it isn't. */
export interface HarnessState {
  choices: Choices
  entered: EnteredFeature | null
  error: unknown
  /** Whether another person or team is being prepared. */
  isEntering: boolean
}

/** One feature and its choices. */
export interface Harness {
  developed: DevelopedFeature
  read(): HarnessState
  subscribe(onChange: () => void): () => void
  /** Takes effect immediately and is stored. */
  choose(changes: Partial<Choices>): void
  dispose(): void
}

/** Enters a feature with the last choices, and again whenever another person or team is chosen. */
export function createHarness(developed: DevelopedFeature): Harness {
  const { name } = developed.feature
  const teams = remoteServer() === null ? teamsOf(developed.data) : null
  const listeners = new Set<() => void>()
  let state: HarnessState = { choices: readChoices(name), entered: null, error: null, isEntering: false }
  let entering = new AbortController()

  const change = (changes: Partial<HarnessState>) => {
    state = { ...state, ...changes }
    listeners.forEach((listener) => listener())
  }
  const keep = (changes: Partial<Choices>) => {
    const choices = { ...state.choices, ...changes }
    change({ choices })
    keepChoices(name, choices)
  }

  async function enter() {
    entering.abort()
    entering = new AbortController()
    const { signal } = entering
    const { choices } = state
    change({ isEntering: true })
    const found = await enterFeature({ developed, teams, choices, onSignInAgain, signal }).then(
      (entered) => ({ entered, error: null }),
      (error: unknown) => ({ entered: null, error }),
    )
    // A newer choice is already being entered.
    if (signal.aborted) return found.entered?.dispose()
    const before = state.entered
    const store = found.entered?.store
    // The feature itself may let people choose the theme too.
    store?.sub(themeAtom, () => keep({ theme: store.get(themeAtom) }))
    change({ ...found, isEntering: false })
    before?.dispose()
  }

  function onSignInAgain() {
    teams?.forgetSessions()
    const { fault } = state.choices
    keep({ fault: fault === 'signed-out' ? 'none' : fault })
    spoil()
    void enter()
  }

  const spoil = () => {
    const { fault, delay } = state.choices
    spoilNetwork({ fault, delayMs: delays[delay] })
  }

  /** When nobody is signed in, a page reads its theme when it is entered. */
  function paint(theme: Theme) {
    if (state.entered === null || !showTheme(theme, state.entered)) void enter()
  }

  spoil()
  void enter()
  return {
    developed,
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    choose: (changes) => {
      keep(changes)
      spoil()
      if (changes.role !== undefined || changes.seed !== undefined) void enter()
      else if (changes.theme !== undefined) paint(changes.theme)
      else if (changes.start !== undefined) void state.entered?.router.navigate(changes.start ?? developed.at)
    },
    dispose: () => {
      entering.abort()
      state.entered?.dispose()
    },
  }
}
