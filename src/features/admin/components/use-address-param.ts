import { useSearchParams } from 'react-router';

/** Changes one parameter of the address without a new entry in the history; nothing takes it out. */
export function useAddressParam() {
  const [search, setSearch] = useSearchParams();
  return [
    search,
    function change(param: string, value: string | null) {
      setSearch(
        (params) => {
          if (value) params.set(param, value);
          else params.delete(param);
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  ] as const;
}
