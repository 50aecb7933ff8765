import { roleNames, roles } from '@tandem/api-contract'
import { Button, Kbd, Select, Text, TextField } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { themes } from '@tandem/session'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { delayNames, faults, seeds } from './choices.ts'
import type { Choices } from './choices.ts'
import type { Harness } from './create-harness.ts'
import { text, useText } from './messages.ts'
import { remoteServer } from './remote-server.ts'

const faultNames = {
  none: text('faults.none'),
  some: text('faults.some'),
  all: text('faults.all'),
  offline: text('faults.offline'),
  'signed-out': text('faults.signedOut'),
} satisfies Record<Choices['fault'], string>

const options = {
  role: roles.map((value) => ({ value, label: roleNames[value] })),
  seed: seeds.map((value) => ({ value, label: text(`seeds.${value}`) })),
  theme: themes.map((value) => ({ value, label: text(`themes.${value}`) })),
  delay: delayNames.map((value) => ({ value, label: text(`delays.${value}`) })),
  fault: faults.map((value) => ({ value, label: faultNames[value] })),
}

/** Above the page and never over it. Alt and the full stop move the focus there and back. */
export function HarnessBar({ harness }: { harness: Harness }) {
  const text = useText()
  const { choices, entered } = useSyncExternalStore(harness.subscribe, harness.read, harness.read)
  const { isOpen, role, seed, theme, delay, fault } = choices
  const bar = useRef<HTMLElement>(null)
  useKeyOfTheBar(bar, () => harness.choose({ isOpen: true }))
  const { choose } = harness
  const remote = remoteServer()
  const { member } = entered ?? {}
  const isSignedOut = harness.developed.feature.routes === undefined
  const whose = remote === null ? [roleNames[role], text(`seeds.${seed}`)] : [remote]
  const inShort = [...whose, text(`delays.${delay}`), faultNames[fault]]
  return (
    <aside ref={bar} aria-label={text('title')} className={frame}>
      {isOpen && (
        <div className={controls}>
          {remote === null && (
            <>
              <Select
                label={text('role')}
                options={options.role}
                value={role}
                onValueChange={(value) => choose({ role: value })}
              />
              <Select
                label={text('data')}
                options={options.seed}
                value={seed}
                onValueChange={(value) => choose({ seed: value })}
              />
            </>
          )}
          <Select
            label={text('theme')}
            options={options.theme}
            value={theme}
            onValueChange={(value) => choose({ theme: value })}
          />
          <Select
            label={text('delay')}
            options={options.delay}
            value={delay}
            onValueChange={(value) => choose({ delay: value })}
          />
          <Select
            label={text('fault')}
            options={options.fault}
            value={fault}
            onValueChange={(value) => choose({ fault: value })}
          />
          <StartField start={choices.start ?? harness.developed.at} onStart={(start) => choose({ start })} />
        </div>
      )}
      <div className={footer}>
        {!isOpen && <Text tone="muted">{inShort.join(' · ')}</Text>}
        {isOpen && remote !== null && <Text tone="muted">{text('server', { address: remote })}</Text>}
        {isOpen && member && isSignedOut && (
          <Text tone="muted">{text('account', { email: member.user.email, password: member.password })}</Text>
        )}
        <Toggle isOpen={isOpen} onToggle={() => choose({ isOpen: !isOpen })} />
      </div>
    </aside>
  )
}

function Toggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const text = useText()
  return (
    <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? text('hide') : text('show')} <Kbd>{text('key')}</Kbd>
    </Button>
  )
}

function StartField({ start, onStart }: { start: string; onStart: (start: string | null) => void }) {
  const text = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const [isBad, setBad] = useState(false)
  const goTo = (address: string) => {
    const found = addressOn(address)
    setBad(found === null)
    if (found === null) return
    // An empty field means the feature's own address again.
    onStart(address.trim() === '' ? null : found)
    setTyped(null)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        goTo(typed ?? start)
      }}
    >
      <TextField
        label={text('start')}
        value={typed ?? start}
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isBad ? text('badStart') : undefined}
        suffix={
          <Button size="sm" variant="ghost" type="submit">
            {text('go')}
          </Button>
        }
      />
    </form>
  )
}

/** Path, search and hash of the typed path or whole address; null when it is neither. */
function addressOn(typed: string): string | null {
  const url = URL.parse(typed, window.location.origin)
  if (url === null || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** The key opens the bar and moves the focus into it; pressed there, it moves the focus back. */
function useKeyOfTheBar(bar: React.RefObject<HTMLElement | null>, onOpen: () => void) {
  const open = useRef(onOpen)
  useEffect(() => {
    open.current = onOpen
  })
  useEffect(() => {
    let from: Element | null = null
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'Period') return
      event.preventDefault()
      const { activeElement } = document
      if (bar.current?.contains(activeElement)) return from instanceof HTMLElement && from.focus()
      from = activeElement
      open.current()
      requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[aria-haspopup=listbox]')?.focus())
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [bar])
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '2',
  background: 'bg.raised',
  borderBottomWidth: '1',
  borderColor: 'border.default',
})
const controls = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', laptop: 'repeat(6, minmax(0, 1fr))' },
  gap: '2',
  alignItems: 'end',
})
const footer = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4',
  flexWrap: 'wrap',
})
