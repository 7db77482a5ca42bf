"""What every game stands on: frames, plain state, actions, chance, zones, events, matches. Only the standard library
and the mypyc runtime.
"""
