import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createSeed } from '../../../platform/random-seed.ts';
import { chooseFlock, useFlockChoices } from '../choices-store.ts';
import type { FlockChoices, PondChoices } from '../model/flock-settings.ts';
import { fromRouteCode } from '../model/route-code.ts';
import type { Path } from '../model/route-path.ts';
import { parseShareLink, type SharedPond } from '../model/share-link.ts';

export interface PondVisit {
  /** The seed the visit starts with. */
  readonly firstSeed: number;
  /** The route of a friend's link, in a pond of size 1 × 1; empty without one. */
  readonly firstRoute: Path;
  /** The remembered choices, overridden by the link's settings as long as the visitor has not changed them. */
  readonly choices: PondChoices;
  /** Changes settings, and remembers only the changed ones. */
  readonly choose: (change: Partial<FlockChoices>) => void;
  /** The friend's pond of the address, until the visitor leaves it. It stays while other games are played. */
  readonly challenge: SharedPond | null;
  /** The note about the friend's pond, while the pond with this seed is that pond; null once dismissed. */
  readonly noteFor: (seed: number) => SharedPond | null;
  readonly dismissNote: () => void;
  /** Leaves a friend's pond for good. */
  readonly leave: () => void;
}

/**
 * A visit to the pond of the address's link, or to the visitor's own pond where there is no link. `fitting` is the number of fish
 * where neither has one.
 */
export function usePondVisit(fitting: number): PondVisit {
  const { search, hash } = useLocation();
  const [link] = useState(() => parseShareLink(search, hash));
  const [firstSeed] = useState(() => link?.seed ?? createSeed());
  const [firstRoute] = useState(() => fromRouteCode(link?.route ?? '') ?? []);
  const remembered = useFlockChoices();
  const [challenge, setChallenge] = useState(link);
  const [isNoteDismissed, setNoteDismissed] = useState(false);
  const [visited, setVisited] = useState(() => toChoices(link));

  const choices = useMemo(() => {
    const known = { ...remembered, ...visited };
    return { ...known, population: known.population ?? fitting };
  }, [remembered, visited, fitting]);

  return {
    firstSeed,
    firstRoute,
    choices,
    choose(change) {
      // From now on the remembered choice applies.
      setVisited((before) => without(before, change));
      chooseFlock(change);
    },
    challenge,
    noteFor: (seed) => (isNoteDismissed || challenge?.seed !== seed ? null : challenge),
    dismissNote: () => setNoteDismissed(true),
    leave: () => setChallenge(null),
  };
}

function toChoices(link: SharedPond | null): Partial<FlockChoices> {
  if (link === null) return {};
  const { population, leaders, speed, shape, hasPredator } = link;
  return { population, leaders, speed, shape, hasPredator };
}

function without(choices: Partial<FlockChoices>, change: Partial<FlockChoices>): Partial<FlockChoices> {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !(name in change)));
}
