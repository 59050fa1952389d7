import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createSeed } from '../../../platform/random-seed.ts';
import { chooseFlock, useFlockChoices } from '../choices-store.ts';
import type { FlockChoices } from '../model/flock-settings.ts';
import { parseShareLink, type SharedPond } from '../model/share-link.ts';

export interface PondVisit {
  /** What is remembered, with the settings of the link over it that have not been changed since. */
  readonly choices: FlockChoices;
  /** Changes settings, and remembers those, and only those. */
  readonly choose: (change: Partial<FlockChoices>) => void;
  /** The seed of the pond that swims. */
  readonly seed: number;
  readonly setSeed: (seed: number) => void;
  /** What the address's link says, until the pond is left for another one. Games come and go. */
  readonly challenge: SharedPond | null;
  /** The same while its pond swims, until the note about it is dismissed. */
  readonly note: SharedPond | null;
  readonly dismissNote: () => void;
  /** Leaves a friend's pond for good. */
  readonly leave: () => void;
}

/** A visit to the pond: a friend's when the address is a link to one, and the visitor's own otherwise. */
export function usePondVisit(): PondVisit {
  const { search } = useLocation();
  const [link] = useState(() => parseShareLink(search));
  const [seed, setSeed] = useState(() => link?.seed ?? createSeed());
  const remembered = useFlockChoices();
  const [challenge, setChallenge] = useState(link);
  const [isNoteDismissed, setNoteDismissed] = useState(false);
  const [visited, setVisited] = useState(() => toChoices(link));

  const choices = useMemo(() => ({ ...remembered, ...visited }), [remembered, visited]);

  return {
    choices,
    choose(change) {
      // From here on what is remembered says the same.
      setVisited((before) => without(before, change));
      chooseFlock(change);
    },
    seed,
    setSeed,
    challenge,
    note: isNoteDismissed || challenge?.seed !== seed ? null : challenge,
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
