import './index.css'
import { createRoot } from 'react-dom/client'
import { createApp } from './create-app.tsx'
import { reportError } from './errors/report-error.ts'

const root = createRoot(document.getElementById('root')!, { onCaughtError: reportError })
root.render(createApp().app)
