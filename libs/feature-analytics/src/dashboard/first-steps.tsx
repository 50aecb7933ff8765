import { postPaths } from '@tandem/analytics-posts'
import { usePlace } from '@tandem/app-frame'
import { isAllowed } from '@tandem/api-contract'
import type { FirstSteps as DoneSteps, Permission, User } from '@tandem/api-contract'
import { Button, Card, EmptyState } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { readMeta, useIsAllowed, useUser } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConnectActions } from './connect-actions.tsx'
import { useFirstText } from './first-messages.ts'
import { focusAround } from './focus-around.ts'
import { NothingConnected } from './nothing-connected.tsx'
import { dashboardQueries } from './queries.ts'
import { useUndoable } from './use-undoable.ts'

type Step = keyof DoneSteps

const steps: readonly { step: Step; needs: Permission }[] = [
  { step: 'store', needs: 'stores.write' },
  { step: 'account', needs: 'accounts.write' },
  { step: 'products', needs: 'analytics.read' },
  { step: 'people', needs: 'members.write' },
  { step: 'filter', needs: 'own.write' },
]

/** Only people who may connect stores see the first steps, until they hide them. */
export const seesFirstSteps = (user: User): boolean =>
  isAllowed(user.role, 'stores.write') && readMeta(user, 'first_steps_hidden') !== '1'

interface FirstStepsProps {
  /** Whether nothing is connected: then the next step has a button, and a panel shows what the steps lead to. */
  isStart?: boolean
}

/** The first steps of a new team, and which are done. Without them there is `NothingConnected` at the start, or nothing. */
export function FirstSteps({ isStart = false }: FirstStepsProps) {
  const otherwise = isStart ? <NothingConnected /> : null
  return seesFirstSteps(useUser()) ? <Checklist {...{ isStart, otherwise }} /> : otherwise
}

function Checklist({ isStart, otherwise }: { isStart: boolean; otherwise: ReactNode }) {
  const text = useFirstText()
  const { data: done } = useQuery(dashboardQueries.firstSteps())
  const change = useUndoable()
  if (!done) return otherwise
  const left = steps.filter(({ step }) => !done[step])
  const [next] = left
  if (!next) return otherwise
  // The step that has the page's main button.
  const side = isStart && (next.step === 'store' || next.step === 'account') ? next.step : null
  return (
    <Card
      title={text('steps.title')}
      description={text('steps.done', { done: steps.length - left.length, total: steps.length })}
      actions={
        <Button
          size="sm"
          variant="ghost"
          onClick={({ currentTarget }) => {
            focusAround(currentTarget)
            void change(text('steps.hidden'), { first_steps_hidden: '1' }, { first_steps_hidden: '0' })
          }}
        >
          {text('steps.hide')}
        </Button>
      }
    >
      <div className={isStart ? columns : undefined}>
        <ol className={list}>
          {steps.map(({ step, needs }) => (
            <li key={step} className={item}>
              {done[step] ? (
                <CircleCheck size={18} className={ready} aria-hidden />
              ) : (
                <Circle size={18} className={open} aria-hidden />
              )}
              <span className={spoken}>{text(done[step] ? 'steps.isDone' : 'steps.isOpen')}</span>
              {done[step] ? (
                <span className={muted}>{text(`steps.${step}`)}</span>
              ) : step === side ? (
                <div className={current}>
                  <strong>{text(`steps.${step}`)}</strong>
                  {step === 'store' && <p className={muted}>{text('steps.start')}</p>}
                  <ConnectActions missing={[step]} />
                </div>
              ) : (
                <Todo {...{ step, needs }} />
              )}
            </li>
          ))}
        </ol>
        {isStart && (
          <div className={panel}>
            <EmptyState
              title={text('nothing.title')}
              text={text('nothing.text')}
              actions={side === null && <ConnectActions missing={['store', 'account']} />}
            />
          </div>
        )}
      </div>
    </Card>
  )
}

/** A step that isn't done; a link for people with the permission. */
function Todo({ step, needs }: { step: Step; needs: Permission }) {
  const text = useFirstText()
  const places: Record<Step, string | null> = {
    store: usePlace('connectStore'),
    account: usePlace('accounts'),
    products: postPaths.posts,
    people: usePlace('people'),
    filter: usePlace('orders'),
  }
  const name = text(`steps.${step}`)
  const place = places[step]
  return useIsAllowed(needs) && place !== null ? (
    <Link to={place} className={link}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  )
}

const list = css({ listStyle: 'none', display: 'grid', gap: '2', textStyle: 'sm' })
const item = css({ display: 'flex', gap: '2', minHeight: '6', '& > svg': { marginTop: '[1px]' } })
const current = css({ display: 'grid', gap: '2', justifyItems: 'start', paddingBottom: '2' })
const columns = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 20rem), 1fr))]',
})
const panel = css({
  display: 'grid',
  alignItems: 'center',
  borderRadius: 'md',
  background: 'bg.sunken',
  '& > div': { padding: '6' },
})
const ready = css({ flexShrink: '0', color: 'success.fg' })
const open = css({ flexShrink: '0', color: 'fg.muted' })
const spoken = css({ srOnly: true })
const muted = css({ color: 'fg.muted' })
const link = css({ color: 'fg.default', textDecoration: 'underline', textUnderlineOffset: '4px' })
