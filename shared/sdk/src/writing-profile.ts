/** The member's writing profile in the tools. Each remote that uses it bundles its own copy; the shell does not include it. */
import { deleteWritingProfile } from '@datewright/contracts/account/delete-writing-profile';
import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import { saveWritingProfile } from '@datewright/contracts/account/save-writing-profile';
import type { WritingProfile } from '@datewright/contracts/account/writing-profile';
import { type Api, useApi } from '@datewright/sdk/host';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@datewright/sdk/query';

/** The page that edits the profile. */
export const writingProfilePath = '/profile/data#how-you-write';

/** Every remote of the page shares one answer, which saving replaces. */
export const writingProfileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'writing-profile'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(getWritingProfile, { signal }),
  });

/** The member's writing profile; `null` until it is loaded. Tools work without it, so a failed read shows no error. */
export function useWritingProfile(): WritingProfile | null {
  return useQuery(writingProfileQuery(useApi())).data ?? null;
}

/** Saves the given parts of the profile, or deletes all of it. Both reject with the error of the call. */
export function useSaveWritingProfile() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = (saved: WritingProfile) => void queries.setQueryData(writingProfileQuery(api).queryKey, saved);
  const save = useMutation({
    mutationFn: (body: Partial<Pick<WritingProfile, 'voice' | 'about'>>) => api.call(saveWritingProfile, { body }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => api.call(deleteWritingProfile), onSuccess });
  return { save: save.mutateAsync, remove: remove.mutateAsync };
}

/** The part of a request that carries a profile. */
export interface WritingFields {
  voice?: string;
  about?: string[];
}

/**
 * The fields that hand a profile to a tool, within `room` characters: all facts first, since they answer questions, then the start of the
 * sample. A long conversation is worth more than either.
 */
export function toWritingFields(profile: WritingProfile | null, room = Number.POSITIVE_INFINITY): WritingFields {
  let left = Math.max(0, room);
  const about = (profile?.about ?? []).filter((fact) => {
    const fits = fact.length <= left;
    if (fits) left -= fact.length;
    return fits;
  });
  const voice = (profile?.voice ?? '').slice(0, left).trim();
  return { ...(voice !== '' && { voice }), ...(about.length > 0 && { about }) };
}
