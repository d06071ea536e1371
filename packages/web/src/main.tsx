import '@fontsource-variable/instrument-sans/wdth.css';
import '@fontsource-variable/saira/index.css';
import '@starboard/board/tokens.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepInstalled } from './device/installed.ts';

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

keepInstalled();
