import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { WordsOf } from '../words/words.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { useAppearance } from './use-appearance.ts';

const About = lazy(() => import('./About.tsx'));
const Carry = lazy(() => import('../lobby/Carry.tsx'));
const DeviceTable = lazy(() => import('../table/DeviceTable.tsx'));
const Join = lazy(() => import('../lobby/Join.tsx'));
const Lobby = lazy(() => import('../lobby/Lobby.tsx'));
const MyGames = lazy(() => import('../mygames/MyGames.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const RulebookPage = lazy(() => import('../rulebook/RulebookPage.tsx'));
const ScoresPage = lazy(() => import('../scores/ScoresPage.tsx'));
const ServerTable = lazy(() => import('../table/ServerTable.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));
const SetupPage = lazy(() => import('../setup/SetupPage.tsx'));
const Shelf = lazy(() => import('../shelf/Shelf.tsx'));

/** One page per address. Each comes in when it is opened. */
export function App() {
  useAppearance();
  return (
    <WordsOf>
      <ErrorPage>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Shelf} />
            <Route path="/games" component={MyGames} />
            <Route path="/new/:game" component={SetupPage} />
            <Route path="/match/:id" component={ServerTable} />
            <Route path="/match/:id/lobby" component={Lobby} />
            <Route path="/join/:id?/:key?" component={Join} />
            <Route path="/carry/:code" component={Carry} />
            <Route path="/device/:id" component={DeviceTable} />
            <Route path="/replay/:where/:id" component={ReplayPage} />
            <Route path="/rules/:game/:rule?" component={RulebookPage} />
            <Route path="/scores/:game" component={ScoresPage} />
            <Route path="/settings" component={SettingsPage} />
            <Route path="/about" component={About} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </ErrorPage>
    </WordsOf>
  );
}
