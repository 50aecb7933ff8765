import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { Link } from 'react-router'
import { authMessages } from '../messages.ts'
import { authPaths } from '../paths.ts'

/** The terms that people agree to by continuing. */
export function LegalNote({ on }: { on: 'login' | 'register' }) {
  const text = authMessages.useText()
  return (
    <p className={note}>
      {text(`legal.${on}`)}{' '}
      <Link to={authPaths.terms} className={link({ variant: 'inline' })}>
        {text('legal.terms')}
      </Link>{' '}
      {text('legal.and')}{' '}
      <Link to={authPaths.privacy} className={link({ variant: 'inline' })}>
        {text('legal.privacy')}
      </Link>
      .
    </p>
  )
}

/** Always two lines: nothing may move when the web font loads after the first paint. */
const note = css({
  marginTop: '6',
  maxWidth: '[40ch]',
  textStyle: 'xs',
  color: 'fg.muted',
  textWrap: 'balance',
})
