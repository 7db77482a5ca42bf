"""Tables, hall and screens as they are, on simulated time, disk and network: thousands of nights of play from a seed.

`schedule.py` draws a world and plays it, `people.py` are those who play, `faults.py` what goes wrong, `oracle.py` says
what must hold, `plants.py` breaks the product on purpose. Nothing in the product knows that it is simulated.
"""
