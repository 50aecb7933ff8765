import './index.css'
import { createRoot } from 'react-dom/client'
import { createApp } from './create-app.tsx'
import { reportError } from './errors/report-error.ts'

const root = createRoot(document.getElementById('root')!, {
  onCaughtError: reportError,
  // What React drew again and got past; the cause is what happened.
  onRecoverableError: (error) => reportError((error as Error).cause ?? error),
})
root.render(createApp().app)
